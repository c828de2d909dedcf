// Everything that floats over the table: windows, questions, menus, dialogs, toasts.
import { Menus } from './menu.tsx';

export function Windows() {
  return <Menus />;
}
