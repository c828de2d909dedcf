// Everything that floats over the table: windows, questions, menus, dialogs, toasts; and the keys of the table.

import { LooseUses } from './LooseUses.tsx';
import { Menus } from './menu.tsx';
import { QuestionWindow } from './QuestionWindow.tsx';
import { Toasts } from './Toasts.tsx';

export function Windows() {
  return (
    <>
      <LooseUses />
      <QuestionWindow />
      <Toasts />
      <Menus />
    </>
  );
}
