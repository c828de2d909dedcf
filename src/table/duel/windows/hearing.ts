// Whether this browser shows what others write; set phrases are always shown.

const KEY = 'fivefold free text';

export function hearsFreeText(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function hearFreeText(hears: boolean): void {
  try {
    localStorage.setItem(KEY, hears ? 'on' : 'off');
  } catch {
    // a browser that keeps nothing asks again
  }
}
