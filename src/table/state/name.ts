// The name under which somebody plays with others, as this browser remembers it.

const NAME = 'fivefold name';

export function rememberedName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // a browser that keeps nothing asks again
  }
}
