// Every card that the game knows, in the order of the sets that brought it in.

import type { CardDefinition } from '../language/card.ts';
import { alphaArtifact } from './alpha/artifact.ts';
import { alphaBlack } from './alpha/black.ts';
import { alphaBlue } from './alpha/blue.ts';
import { alphaGreen } from './alpha/green.ts';
import { alphaLand } from './alpha/land.ts';
import { alphaRed } from './alpha/red.ts';
import { alphaWhite } from './alpha/white.ts';
import { alphaWonders } from './alpha/wonders.ts';
import { betaLand } from './beta/land.ts';
import { betaWhite } from './beta/white.ts';
import { fifthArtifact } from './fifth/artifact.ts';
import { fifthBlack } from './fifth/black.ts';
import { fifthBlue } from './fifth/blue.ts';
import { fifthGreen } from './fifth/green.ts';
import { fifthLand } from './fifth/land.ts';
import { fifthRed } from './fifth/red.ts';
import { fifthWhite } from './fifth/white.ts';
import { fourthArtifact } from './fourth/artifact.ts';
import { fourthBlack } from './fourth/black.ts';
import { fourthBlue } from './fourth/blue.ts';
import { fourthGreen } from './fourth/green.ts';
import { fourthLand } from './fourth/land.ts';
import { fourthRed } from './fourth/red.ts';
import { fourthWhite } from './fourth/white.ts';
import { fourthWonders } from './fourth/wonders.ts';
import { m10Artifact } from './m10/artifact.ts';
import { m10Black } from './m10/black.ts';
import { m10Blue } from './m10/blue.ts';
import { m10Green } from './m10/green.ts';
import { m10Land } from './m10/land.ts';
import { m10Red } from './m10/red.ts';
import { m10White } from './m10/white.ts';
import { m11Artifact } from './m11/artifact.ts';
import { m11Black } from './m11/black.ts';
import { m11Blue } from './m11/blue.ts';
import { m11Green } from './m11/green.ts';
import { m11Land } from './m11/land.ts';
import { m11Red } from './m11/red.ts';
import { m11White } from './m11/white.ts';
import { portalBlack } from './portal/black.ts';
import { portalBlue } from './portal/blue.ts';
import { portalGreen } from './portal/green.ts';
import { portalRed } from './portal/red.ts';
import { portalWhite } from './portal/white.ts';
import { tenthArtifact } from './tenth/artifact.ts';
import { tenthBlack } from './tenth/black.ts';
import { tenthBlue } from './tenth/blue.ts';
import { tenthGreen } from './tenth/green.ts';
import { tenthLand } from './tenth/land.ts';
import { tenthRed } from './tenth/red.ts';
import { tenthWhite } from './tenth/white.ts';

export const POOL: readonly CardDefinition[] = [
  ...alphaWhite,
  ...alphaBlue,
  ...alphaBlack,
  ...alphaRed,
  ...alphaGreen,
  ...alphaArtifact,
  ...alphaWonders,
  ...alphaLand,
  ...betaWhite,
  ...betaLand,
  ...fourthWhite,
  ...fourthBlue,
  ...fourthBlack,
  ...fourthRed,
  ...fourthGreen,
  ...fourthArtifact,
  ...fourthWonders,
  ...fourthLand,
  ...fifthWhite,
  ...fifthBlue,
  ...fifthBlack,
  ...fifthRed,
  ...fifthGreen,
  ...fifthArtifact,
  ...fifthLand,
  ...portalWhite,
  ...portalBlue,
  ...portalBlack,
  ...portalRed,
  ...portalGreen,
  ...tenthWhite,
  ...tenthBlue,
  ...tenthBlack,
  ...tenthRed,
  ...tenthGreen,
  ...tenthArtifact,
  ...tenthLand,
  ...m10White,
  ...m10Blue,
  ...m10Black,
  ...m10Red,
  ...m10Green,
  ...m10Artifact,
  ...m10Land,
  ...m11White,
  ...m11Blue,
  ...m11Black,
  ...m11Red,
  ...m11Green,
  ...m11Artifact,
  ...m11Land,
];
