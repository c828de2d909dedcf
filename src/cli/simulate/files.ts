// Writing a file in one stroke: it is there whole, or it is not there.

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from '../../game/index.ts';
import { whatIsAt } from '../file.ts';

/** Says beforehand that a file cannot be written, rather than after hours of games. */
export function mustBeWritable(file: string): void {
  if (whatIsAt(file)?.isDirectory()) throw new BadInput(`'${file}' is a folder: give the name of a file to write`);
  if (whatIsAt(dirname(file))?.isDirectory() !== true)
    throw new BadInput(`'${file}' cannot be written: there is no folder '${dirname(file)}'`);
}

export function writeWhole(file: string, text: string): void {
  mustBeWritable(file);
  const half = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(half, text);
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw new BadInput(`'${file}' could not be written: ${(error as Error).message}`);
  }
}
