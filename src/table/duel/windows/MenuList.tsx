// A small menu and the list of a card's uses, as accessible menus that open at the pointer or at the card.
import './menu.css';
import { useRef } from 'react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { ManaText, spokenText } from '../../symbols/index.ts';
import { LetterKey } from '../bars/LetterKey.tsx';
import { type MenuAt, useDuel } from '../control/control.ts';
import { type Entry, type EntryGroup, entryOf, groupsFor } from './entries.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

function EntryList({ label, groups, at, close }: EntryListProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const all = groups.flatMap((group) => group.entries);
  return (
    <>
      <span ref={anchor} className="menu-anchor" style={{ left: at.x, top: at.y }} />
      <Popover
        aria-label={label}
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => isOpen || close()}
        placement="bottom start"
        offset={2}
        className="menu"
      >
        <Menu
          aria-label={label}
          autoFocus="first"
          onAction={(key) => {
            close();
            all.find((entry) => entry.id === key)?.act();
          }}
        >
          {groups.map((group) => (
            <MenuSection key={group.title}>
              <Header className="menu-title">{group.title}</Header>
              {group.entries.map((entry) => (
                <EntryItem key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </>
  );
}
interface EntryListProps {
  readonly label: string;
  readonly groups: readonly EntryGroup[];
  readonly at: At;
  readonly close: () => void;
}

function EntryItem({ entry }: { readonly entry: Entry }) {
  const { label, small, not, on, key, deed, danger } = entry;
  const looks = `menu-item${not === true ? ' not' : ''}${danger === true ? ' danger' : ''}`;
  const spoken = `${spokenText(label)}${on === undefined ? '' : on ? ', on' : ', off'}${small === undefined || small === '' ? '' : `. ${small}`}`;
  return (
    <MenuItem
      id={entry.id}
      textValue={label}
      aria-label={spoken}
      className={looks}
      data-not-now={not === true || undefined}
    >
      <span className="menu-mark" aria-hidden="true">
        {on === true ? '✓' : ''}
      </span>
      <span className="menu-words">
        <ManaText text={label} />
        {small !== undefined && small !== '' && <small>{small}</small>}
      </span>
      {key !== undefined && <kbd>{key}</kbd>}
      {deed !== undefined && <LetterKey of={deed} />}
    </MenuItem>
  );
}

export function MenuList({ menu }: { readonly menu: MenuAt }) {
  const duel = useDuel();
  const groups = groupsFor(menu.about, duel).filter((group) => group.entries.length > 0);
  if (groups.length === 0) return null;
  return <EntryList label="Menu" groups={groups} at={menu} close={() => duel.openMenu(null)} />;
}

/** Several uses of one card: those not possible now stand there too, greyed, with the reason and the passage. */
export function UsesList({ object }: { readonly object: number }) {
  const duel = useDuel();
  const uses = duel.usesOf(object);
  if (uses.length === 0) return null;
  const card = document.querySelector(`[data-object="${object}"]`);
  const box = card?.getBoundingClientRect();
  const at = box === undefined ? { x: 320, y: 200 } : { x: box.left + 6, y: Math.min(box.top + 30, box.bottom) };
  const name = (card as HTMLElement | null)?.dataset.card ?? 'this card';
  const groups = [{ title: name, entries: uses.map((use, index) => entryOf(use, index, duel.answer)) }];
  return <EntryList label={`Uses of ${name}`} groups={groups} at={at} close={() => duel.open(null)} />;
}
