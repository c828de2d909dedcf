// Pictures as pixels: a browser draws an image of shapes anew whenever something near it changes, which on a full table
// is most of what a frame costs. What lies on the table is therefore painted once in the size in which it is shown.

interface Job {
  readonly key: string;
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
}

interface Pixels {
  readonly address: string;
  readonly width: number;
}

/** The pixels of a drawing in a size, and the largest of each drawing, which is a good beginning for any other size. */
const made = new Map<string, string>();
const largest = new Map<string, Pixels>();
/** What each image on the page shows, and what it waits for. */
const drawings = new Map<HTMLImageElement, string>();
const awaited = new Map<HTMLImageElement, string>();
const jobs: Job[] = [];
let busy = false;

/** What an image of this drawing shows at first. */
export const firstAddress = (drawing: string): string => largest.get(drawing)?.address ?? drawing;

const watcher = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries)
    ask(target as HTMLImageElement, contentRect.width * devicePixelRatio, contentRect.height * devicePixelRatio);
});

/** Shows a drawing as pixels from as soon as they are there, in every size that the image takes on. */
export function showAsPixels(image: HTMLImageElement, drawing: string): () => void {
  drawings.set(image, drawing);
  watcher.observe(image);
  return () => {
    watcher.unobserve(image);
    drawings.delete(image);
    awaited.delete(image);
  };
}

function ask(image: HTMLImageElement, width: number, height: number): void {
  const drawing = drawings.get(image);
  if (drawing === undefined || width === 0 || height === 0) return;
  const key = `${drawing} ${Math.ceil(width)} ${Math.ceil(height)}`;
  const known = made.get(key);
  if (known !== undefined) {
    show(image, known);
    return;
  }
  if (!isAwaited(key)) jobs.push({ key, drawing, width, height });
  awaited.set(image, key);
  if (!busy) {
    busy = true;
    whenIdle(() => void work());
  }
}

const isAwaited = (key: string): boolean => [...awaited.values()].includes(key);

function show(image: HTMLImageElement, address: string): void {
  awaited.delete(image);
  if (image.src !== address) image.src = address;
}

/** Not in the way of an answer: one picture at a time, while nothing else is to be done. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 50);
};

async function work(): Promise<void> {
  const job = jobs.shift();
  if (job === undefined) {
    busy = false;
    // All at once, so that the table is painted anew once and not for every picture.
    for (const [image, key] of [...awaited]) {
      const address = made.get(key);
      if (address !== undefined) show(image, address);
    }
    letGo();
    return;
  }
  // What has taken on yet another size meanwhile, or is gone, needs it no more.
  if (!made.has(job.key) && isAwaited(job.key)) {
    const address = await paint(job).catch(() => job.drawing); // the drawing itself will do
    made.set(job.key, address);
    if (job.width > (largest.get(job.drawing)?.width ?? 0)) largest.set(job.drawing, { address, width: job.width });
  }
  whenIdle(() => void work());
}

/** So many pictures are kept: a full table in a few sizes, and the cards that were there before. */
const MOST_KEPT = 400;

/** Of too many, those that nothing on the page shows are let go, the oldest first. */
function letGo(): void {
  if (made.size <= MOST_KEPT) return;
  const shown = new Set([...drawings.keys()].map(({ src }) => src));
  for (const [key, address] of made) {
    if (made.size <= MOST_KEPT) return;
    if (shown.has(address)) continue;
    made.delete(key);
    for (const [drawing, pixels] of largest) if (pixels.address === address) largest.delete(drawing);
    URL.revokeObjectURL(address);
  }
}

/** As large as the drawing must be to cover its place, so that the page need not scale it again. */
async function paint({ drawing, width, height }: Job): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(image.naturalWidth * scale - 0.01);
  canvas.height = Math.ceil(image.naturalHeight * scale - 0.01);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return blob === null ? drawing : URL.createObjectURL(blob);
}
