// The symbols of the page in one place.
export { Ability, abilityIcon, Crosshair, PhaseIcon, Rarity, Shield, Sword, Whirl } from './Icons.tsx';
export { Cost, Mana, ManaText } from './Mana.tsx';
export { spokenCost, spokenSymbol, spokenText, symbolsOf } from './parse.ts';
