// Small drawings: abilities, phases, sword and shield, rarity, and the marks on cards in play.
import './symbols.css';
import { ABILITY_GLYPHS, PHASE_GLYPHS } from './glyphs.ts';

/** The icon's name for a keyword: every landwalk and every protection shares one. */
export function abilityIcon(keyword: string): string | null {
  const key = keyword.toLowerCase();
  if (key.endsWith('walk')) return 'landwalk';
  const known = Object.keys(ABILITY_GLYPHS).find((name) => key.startsWith(name));
  return known ?? (key.startsWith('regenerat') ? 'regeneration' : null);
}

/** The icon of an ability; nothing for one that has no icon. */
export function Ability({ keyword, silent = false }: { readonly keyword: string; readonly silent?: boolean }) {
  const name = abilityIcon(keyword);
  if (name === null) return null;
  const heard = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': keyword };
  return (
    <svg className="icon" viewBox="0 0 24 24" {...heard}>
      <title>{keyword}</title>
      <path d={ABILITY_GLYPHS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** The icon of a phase; a star for one that is not known. Its name stands beside it, so it is silent. */
export function PhaseIcon({ icon }: { readonly icon: string }) {
  return (
    <svg className="phase-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PHASE_GLYPHS[icon] ?? PHASE_GLYPHS.main} />
    </svg>
  );
}

export function Sword() {
  return (
    <svg className="icon sword" viewBox="0 0 24 24" role="img" aria-label="offense">
      <path d="M12 .5L15 4V15H9V4Z" fill="#eef1f4" stroke="#2a2a2e" />
      <path d="M12 1V15H9V4Z" fill="#aab3bd" />
      <path
        d="M5 15h14v2.600H5ZM10.600 17.600h2.800v4h-2.800ZM9.500 21.500h5v2h-5Z"
        fill="#c99a3a"
        stroke="#2a2a2e"
        strokeWidth=".7"
      />
    </svg>
  );
}

export function Shield() {
  return (
    <svg className="icon shield" viewBox="0 0 24 24" role="img" aria-label="defense">
      <path d="M12 1Q17 4 22 3.500Q23 17 12 23.500Q1 17 2 3.500Q7 4 12 1Z" fill="#c99a3a" stroke="#2a2a2e" />
      <path d="M12 4Q16 6 19.500 6Q20 15.500 12 20.500Q4 15.500 4.500 6Q8 6 12 4Z" fill="#e9ecef" />
      <path d="M12 4V20.500Q4 15.500 4.500 6Q8 6 12 4Z" fill="#b9c1ca" />
    </svg>
  );
}

/** A gem in the metal of the card's rarity; its shape differs too, for those who do not see the colour. */
export function Rarity({ rarity }: { readonly rarity: string }) {
  const level = /mythic/i.test(rarity)
    ? 'mythic'
    : (/common|uncommon|rare/i.exec(rarity)?.[0].toLowerCase() ?? 'common');
  const key = /uncommon/i.test(rarity) ? 'uncommon' : level;
  return <span className="rarity" data-rarity={key} role="img" aria-label={rarity || 'common'} title={rarity} />;
}

/** A whirl: the creature came this turn and cannot attack or tap yet. */
export function Whirl() {
  const path =
    'M12 12c0-2 3-2 3 .5S11.500 17 9 15.500 6 9 9.500 7 18 7 19 12s-3 8.500-7.500 8.500S3.500 17 3.500 12 6.500 4 11 3.500';
  return (
    <svg className="whirl" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} className="under" />
      <path d={path} />
    </svg>
  );
}

/** A sight on something that is a target. */
export function Crosshair() {
  return (
    <svg className="crosshair" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="15" />
      <path d="M24 2v13M24 33v13M2 24h13M33 24h13" />
    </svg>
  );
}
