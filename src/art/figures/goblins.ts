// Goblins, alone and in a band.
import type { Sketches } from '../sketch.ts';

/** All of a goblin but what it holds, and the arm that holds it. */
const GOBLIN = `
0 limb -8,-28,9 -16,-14,6 -10,-2,5 limb 8,-28,9 16,-14,6 14,-2,5 limb -10,-3,4 0,-2,3 limb 14,-3,4 25,-2,3
0 limb -4,-56,15 -2,-40,17 0,-26,14
a@.8 poly -16,-34 16,-34 12,-14 2,-20 -6,-12
1 poly 2,-80 -20,-78 -52,-96 -24,-62 poly 14,-80 24,-76 54,-90 28,-62
0 ell 5,-70,19,15
0 poly 18,-74 38,-62 20,-60
g ell 12,-75,3.4,2.6 ell 0,-75,3,2.4
r@.8 poly 2,-62 6,-57 9,-61 13,-56 17,-61 10,-52
1 limb -14,-50,6 -28,-38,5 -30,-22,5`;

export const GOBLINS: Sketches = {
  goblinTorch: `${GOBLIN}
0 limb 14,-50,6 34,-58,5 38,-72,5
2 limb 36,-56,2.4 46,-108,3
a curve 46,-104 34,-118 44,-146 54,-126 60,-116
r curve 47,-106 41,-116 46,-130 53,-116`,
  goblinSpear: `${GOBLIN}
0 limb 14,-50,6 32,-48,5 36,-58,5
2 limb 28,-8,2 44,-122,2
3 poly 46,-144 52,-118 38,-120`,
  goblinClub: `${GOBLIN}
0 limb 14,-50,6 38,-54,5 46,-72,5
2 limb 43,-60,3 54,-104,7 58,-120,10
3 poly 54,-128 60,-146 66,-128 poly 66,-116 80,-120 67,-104 poly 48,-116 36,-124 47,-104`,
  band: `
0 use goblinSpear -66,0,.85
0 use goblinTorch 70,0,-.8
0 use goblinClub 0,4,1.2`,
};
