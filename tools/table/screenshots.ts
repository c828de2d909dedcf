// Makes a picture of every screen and state: `npm run screenshots`, or some of them: `npm run screenshots -- chain x`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCENES, type Scene } from '../../test/table/browser/support/scenes.ts';
import { stop } from '../options.ts';
import { openStage, type Stage } from './stage.ts';

const folder = fileURLToPath(new URL('../../artifacts/screenshots', import.meta.url));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
] as const;
type Size = (typeof SIZES)[number];

/** Cards that are still on their way would be blurred. */
const STILL = 450;
/** A machine that is busy with other things takes long to paint. */
const PATIENT = 180_000;

async function picture(stage: Stage, scene: Scene, size: Size): Promise<string | null> {
  const seat = await stage.page(size);
  const name = `${scene.name.replaceAll(' ', '-')}-${size.width}x${size.height}.png`;
  const faults: string[] = [];
  const carefully = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      faults.push(`${scene.name} at ${size.width}x${size.height}: ${(error as Error).message.split('\n')[0]}`);
    }
  };
  await carefully(() => scene.show(seat));
  await seat.page.waitForTimeout(STILL);
  // A picture of what went wrong helps, too.
  await carefully(() => seat.page.screenshot({ path: join(folder, name), timeout: PATIENT }));
  await seat.close();
  return faults[0] ?? null;
}

async function gallery(stage: Stage): Promise<void> {
  const seat = await stage.page({ width: 1440, height: 900 });
  await seat.page.goto(`${stage.server.url}gallery.html`);
  await seat.page.waitForTimeout(STILL);
  await seat.page.screenshot({ path: join(folder, 'gallery.png'), fullPage: true });
  await seat.close();
}

const wanted = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const unknown = wanted.find((word) => !SCENES.some(({ name }) => name.includes(word)));
if (unknown !== undefined)
  stop(`there is no picture of '${unknown}': there are ${SCENES.map(({ name }) => name).join(', ')}`);
mkdirSync(folder, { recursive: true });
const stage = await openStage();
const faults: string[] = [];
for (const scene of scenes)
  for (const size of scene.isTable ? SIZES : SIZES.slice(0, 1)) {
    const fault = await picture(stage, scene, size);
    if (fault !== null) faults.push(fault);
    process.stdout.write(`${fault === null ? 'made ' : 'FAULT'} ${scene.name}, ${size.width} x ${size.height}\n`);
  }
if (wanted.length === 0) await gallery(stage);
await stage.end();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`The pictures lie in artifacts/screenshots.\n`);
process.exit(faults.length === 0 ? 0 : 1);
