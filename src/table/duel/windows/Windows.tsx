// Everything that floats over the table: windows, questions, menus, dialogs, toasts; and the keys of the table.

import { BesidePiles } from './BesidePiles.tsx';
import { ChainWindow } from './ChainWindow.tsx';
import { CombatWindow } from './CombatWindow.tsx';
import { Company } from './Company.tsx';
import { CueCard } from './CueCard.tsx';
import { DamageMarkers } from './DamageMarkers.tsx';
import { Dialogs } from './Dialogs.tsx';
import { useKeys } from './keys.ts';
import { LessonCard } from './LessonCard.tsx';
import { LooseUses } from './LooseUses.tsx';
import { Menus } from './menu.tsx';
import { OpenHand } from './OpenHand.tsx';
import { QuestionWindow } from './QuestionWindow.tsx';
import { useSpoken } from './spoken.ts';
import { Toasts } from './Toasts.tsx';

export function Windows() {
  useKeys();
  useSpoken();
  return (
    <>
      <ChainWindow />
      <CombatWindow />
      <DamageMarkers />
      <LooseUses />
      <OpenHand />
      <BesidePiles />
      <CueCard />
      <LessonCard />
      <Company />
      <QuestionWindow />
      <Toasts />
      <Menus />
      <Dialogs />
    </>
  );
}
