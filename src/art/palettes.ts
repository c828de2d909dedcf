// The colours a picture is painted in: for each colour of mana several hours of the day.

/** The ground a picture is painted on: a colour of mana, A for artifacts, M for several colours. */
export type Mood = 'W' | 'U' | 'B' | 'R' | 'G' | 'A' | 'M';

export interface Palette {
  /** Sky from the top to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  readonly dark: string;
  /** The light on the edge of a figure. */
  readonly rim: string;
  readonly glow: string;
  readonly accent: string;
  readonly night: boolean;
}

/** Reads a row of colours: three of the sky, sun, far, near, dark, rim, glow, accent; `*` marks a night. */
function palette(row: string): Palette {
  const c = row.match(/#\w{6}/g) ?? [];
  const [top, middle, horizon, sun, far, near, dark, rim, glow, accent] = c as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { sky: [top, middle, horizon], sun, far, near, dark, rim, glow, accent, night: row.endsWith('*') };
}

type Palettes = readonly [Palette, ...Palette[]];
const rows = (text: string): Palettes => text.trim().split('\n').map(palette) as [Palette, ...Palette[]];

export const PALETTES: Readonly<Record<Mood, Palettes>> = {
  W: rows(`
#6f96b4 #c9d3c8 #fbe7b4 #fffbe8 #a9b3a2 #b0862c #33281a #fff2c6 #ffe9a6 #d6a43a
#d9a94e #f0d48c #fdf3d6 #fffdf0 #c9a764 #a0702a #3b2a18 #fff6d8 #fff0b8 #b8402e
#7c7796 #d9aea0 #fde0a6 #fff3d0 #b79a94 #8f6f4a #2d2226 #ffe7bf #ffdd98 #e0b04a
#8fb3c4 #e6e4d2 #fff4d2 #ffffff #b4bcae #b8923e #40341f #fffbe6 #fff6cf #4a6f9a
#c98a7a #f2c7a0 #fff0d0 #fffaf0 #c79c86 #8a6a3a #3a2420 #fff0d6 #ffe2b0 #8a3f5a
#a9b8c6 #dfe3e0 #fffaf0 #ffffff #c3c8c4 #8f8a6a #2c3034 #ffffff #fff4dc #c07a2a
#38456e #8a7f9a #f2cf9a #fff2cc #7d7894 #5f5a4a #1c1c28 #ffeac0 #ffdc90 #e8c05a *`),
  U: rows(`
#0d2750 #2a6aa0 #a8dbe2 #eafcff #4f8db3 #123c62 #071a30 #bff0ff #8fe3ff #3fa7d6
#080f2a #1b376c #5f94bd #f2f6ff #345f92 #0c2347 #050c20 #cfe2ff #9cc4ff #7f8fe0 *
#12303c #3b7684 #cfe6d8 #f6fff4 #6a9ea0 #14414a #07202a #d8fff2 #9ff0df #3fc0b0
#2c5f96 #77b2d6 #f2e9d2 #fff8e4 #7aa9c4 #1c557e #0a2440 #fff4dc #cdeeff #f0b060
#4a3f7a #8f86c0 #f0cfd8 #fff0f4 #8a86b8 #2c3a6e #12152f #ffe2f0 #e0c8ff #d86a9a
#0a2a2e #17595c #7fc9b8 #f0fff4 #2f7f7c #0b3a40 #041a1e #c8fff0 #7ff0d8 #e8b050 *
#5a7c92 #a9c2cc #eef4f2 #ffffff #93b0bc #2f5468 #10222e #f4ffff #d6f4ff #3a86c8`),
  B: rows(`
#130e1d #3d2c4d #94798a #eadfe6 #56445f #221a2c #0b0811 #e3cfe6 #c79be8 #8a5fb4 *
#0d1112 #2c3634 #929a7c #f0f2d2 #4a544a #1a211e #080b0a #e2ebc0 #b9e07a #7f9a4a *
#150a13 #4c1f3a #bb6f62 #ffdcc4 #6a3548 #2a1220 #0e060c #ffc9b0 #ff8a7a #b03a4a
#14161f #3d4252 #a5a3a8 #f4f2f6 #5c5f6e #23252f #0a0b10 #e6e6f2 #b6a8ff #6b5bb0 *
#0a1420 #1f3a4a #6f97a0 #e6f6ff #38525e #14242e #060c12 #c8ecff #86dcf0 #3f8fa8 *
#1c0a0a #571414 #c2542e #ffd0a0 #5c2420 #240c0e #0c0405 #ffbf94 #ff6a4a #c8281e
#241a10 #5c4a2c #c8ac6a #fff0c0 #6c5c3e #2c2416 #100c06 #f6e2a8 #e6c060 #8a9a3a`),
  R: rows(`
#260b13 #8f2b1c #f39a3e #fff0b8 #8a3a2a #3c1216 #17060a #ffd08a #ffb040 #ff6a2a
#552620 #c65b2d #fbd07a #fff8da #a8583a #4f1f1a #220c0c #ffe6ae #ffce6a #d8341e
#180b18 #5a1c26 #e8652a #ffd9a0 #7a2c2a #361018 #0a0408 #ffae6a #ff7a2e #ff4a1a *
#3a1a2c #a8453a #ffb36a #ffeccb #7a3a42 #35141f #160810 #ffd9a8 #ff9a5a #e8b23a
#6a4a3c #d99a5c #ffe8b8 #fffbe6 #c08a5e #6e3a26 #2c140e #fff2cc #ffdf94 #c0392b
#1c1230 #5e2a4e #e07a5a #ffe0c0 #6e3450 #2e1430 #0e0616 #ffcdb0 #ff9070 #ffb03a *
#4a3a3a #a07060 #e8c0a0 #fff4e4 #8e6a5e #40282a #1a0e10 #ffe6d0 #ffb890 #e0532a`),
  G: rows(`
#3f7058 #9dbb78 #f2f2b8 #fffee0 #86a872 #2f5a34 #10241a #f4ffc4 #e6f59a #8fbf3f
#0d2720 #2c5a3c #98b65c #f4ffd0 #3f6f48 #143524 #061510 #d6f29a #b6e66a #5fae4a *
#2f4d3a #8c9c4c #f6e092 #fff8d0 #7c8c4a #33491f #141f10 #fff0ac #ffe58a #d0902a
#1f4f58 #6fa794 #e6efc0 #fbffe6 #5f9484 #1d4a3c #0a211c #e6ffd8 #b8f0c0 #4fb07a
#7a5a2c #c89a4a #fbe6a4 #fffae0 #a98a4a #5a4a1e #20180a #fff0b4 #ffd97a #c0572a
#5f93a8 #b4d4b8 #f8f6d0 #ffffff #9cc098 #3f7040 #14301e #fbffdc #e0f8a8 #e0a23a
#12222e #2a5552 #8fb08a #f0fff0 #3c6660 #12332e #061412 #d0f8e0 #98ecc0 #d8c04a *`),
  A: rows(`
#2a221d #7c5a3a #e0b87e #fff0cc #8a6a4a #3d2c20 #17100b #ffe2ac #ffd488 #c88a3a
#363d46 #8b877b #e8d6ae #fff6de #9a9284 #4a453e #1b1a1a #fff0cf #ffe0a0 #5f8fa0
#1b2729 #4e6059 #caae74 #fff0c8 #66705e #263330 #0d1515 #f2e2ae #8fe0c8 #c07a3a
#241c2e #5c4c66 #c8a8a0 #ffeee4 #6e5c72 #2e2436 #100c16 #ffe0d8 #ffc0b0 #b8863a *
#3c4a58 #7f95a4 #d8e2e2 #ffffff #8ea0aa #3a4854 #121a20 #f0faff #c4e8f4 #d8a040
#4a2c20 #a8643a #f0c890 #fff4d8 #9a6a48 #46281c #1a0e0a #ffe8bc #ffd080 #4f9a8a`),
  M: rows(`
#46294c #c47b3c #ffe3a0 #fff8dc #a8693f #4d2a2a #1c0f18 #fff0c0 #ffd976 #e0a030
#1b3748 #c39a4c #fff0bc #fffbe4 #8f8a5c #2f4038 #0d181c #fff4cc #ffe38a #d8a63a
#2b1f3f #96506a #ffd08a #fff2d6 #7c4a60 #33203a #120b1a #ffe4b8 #ffc46a #e8b84a`),
};
