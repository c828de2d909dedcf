// What has been announced and waits, and damage that may still be prevented.

import { type Scene, waitingWords } from '../../game/told/index.ts';
import type { Choice, Choosable, DamageState, ItemState } from '../../protocol/table.ts';

type Question = Scene['game']['question'];

/** Something that can be chosen or aimed at, with its name where this seat may see it. */
export function choosable(scene: Scene, option: Choice, question: Question = null): Choosable {
  const { what, id } = option;
  const card = what === 'object' && scene.sees(id) ? scene.nameOf(id) : null;
  const item = what === 'item' ? scene.view.chain.find((each) => each.id === id) : undefined;
  return { what, id, label: scene.label(option, question), card: item?.name ?? card };
}

export function chainStates(scene: Scene): ItemState[] {
  const interrupts = scene.game.book.facts.timing.interrupts !== 'none';
  return scene.view.chain.map((item) => {
    const { kind, text, arrives } = waitingWords(scene, item.id);
    return {
      id: item.id,
      name: item.name,
      object: item.object,
      controller: item.controller,
      kind,
      text,
      x: item.x,
      targets: item.targets.map((target) => choosable(scene, target as Choice)),
      interrupts: item.interrupts,
      successful: interrupts && item.successful,
      arrives,
    };
  });
}

export function damageStates(scene: Scene): DamageState[] {
  return scene.view.damage.map(({ source, object, seat, amount }) => ({
    source,
    sourceName: scene.nameOf(source),
    object,
    seat,
    amount,
  }));
}
