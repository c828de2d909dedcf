// Everything that floats over the table: windows, questions, menus, dialogs, toasts; and the keys of the table.

import { ChainWindow } from './ChainWindow.tsx';
import { CombatWindow } from './CombatWindow.tsx';
import { DamageMarkers } from './DamageMarkers.tsx';
import { LooseUses } from './LooseUses.tsx';
import { Menus } from './menu.tsx';
import { QuestionWindow } from './QuestionWindow.tsx';
import { Toasts } from './Toasts.tsx';

export function Windows() {
  return (
    <>
      <ChainWindow />
      <CombatWindow />
      <DamageMarkers />
      <LooseUses />
      <QuestionWindow />
      <Toasts />
      <Menus />
    </>
  );
}
