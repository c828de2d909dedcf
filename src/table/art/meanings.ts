// What spells and artifacts are about, read from their names: the first row that fits decides.

export const SIGN_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/fire|flame|burn|blaze|ember|inferno|lava|pyro|incinerat/, 'flame'],
  [/time|hour|turn/, 'hourglass'],
  [/wave|tid|flood|sea|water/, 'wave'],
  [/shield|ward|protect|armor|guard|circle/, 'shield'],
  [/death|terror|doom|grave|plague|dark|raise|drain|unholy/, 'skull'],
  [/growth|leaf|bloom|vine|nature|forest/, 'leaf'],
  [/eye|sight|vision|mind|divin/, 'eye'],
  [/sword|blade|strength|crusade|charge|might/, 'sword'],
  [/sun|holy|day|light|wrath|dawn|heal|grace/, 'sunburst'],
];

export const THING_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/lamp|lantern|light|candle/, 'lamp'],
  [/orb|ball|sphere|eye|mox/, 'orb'],
  [/gear|engine|mill|clock|vise/, 'gear'],
  [/chalice|cup|elixir|fountain|lotus/, 'chalice'],
  [/ring|amulet|crown/, 'ring'],
  [/tome|tablet|book|stone/, 'tablet'],
];
