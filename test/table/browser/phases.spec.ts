// The phase bar: where the turn stands, running to a phase, stops, and what Done runs past.
import { attackBy, idOf, theirTurn, times, yourTurn } from './support/positions.ts';
import { expect, shows, test } from './support/words.ts';

const NOTHING = { inPlay: ['Forest'] };

test(
  shows(
    ['F-825', 'F-827', 'F-828', 'F-846'],
    "the bar has the opponent's phases above and yours below, the current one marked, and none for cleaning up",
  ),
  async ({ table, page }) => {
    await table.open(yourTurn('fifth', NOTHING));
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'main');
    await expect(table.nowPhase).toHaveAttribute('data-relation', 'you');
    await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
    await expect(page.locator('[data-phase="cleanup"]')).toHaveCount(0);
    const [foe, you, cloth] = await Promise.all([
      table.phase('upkeep', 'foe').boundingBox(),
      table.phase('upkeep', 'you').boundingBox(),
      table.zone('territory').boundingBox(),
    ]);
    expect(foe!.y).toBeLessThan(you!.y);
    expect(you!.x + you!.width).toBeLessThanOrEqual(cloth!.x + 1);
  },
);

test(
  shows(['F-829', 'F-831', 'F-832'], "a click on a phase runs to it, also in the opponent's turn"),
  async ({ table }) => {
    await table.open(yourTurn('fifth', NOTHING, NOTHING), { options: { stops: { fifth: [] } } });
    await table.phase('draw', 'foe').click();
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'draw');
    await expect(table.nowPhase).toHaveAttribute('data-relation', 'foe');
    await table.phase('discard', 'you').click();
    await expect(table.nowPhase).toHaveAttribute('data-relation', 'you');
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'discard');
  },
);

test(shows(['F-830', 'F-838'], 'the small menu of a phase runs to it and marks it with a stop'), async ({ table }) => {
  await table.open(yourTurn('fifth', NOTHING, NOTHING));
  await table.menu(table.phase('upkeep', 'foe'), /^Stop here/);
  await expect(table.phase('upkeep', 'foe')).toHaveAttribute('data-stop');
  await table.menu(table.phase('upkeep', 'foe'), /^Run to/);
  await expect(table.nowPhase).toHaveAttribute('data-phase', 'upkeep');
});

test(
  shows(
    ['F-764', 'F-765', 'F-766', 'F-835', 'F-836', 'F-839', 'F-840', 'F-842'],
    'a stop halts Done and a run, stays turn after turn, and the run is forgotten',
  ),
  async ({ table }) => {
    await table.open(yourTurn('fifth', NOTHING, NOTHING), { options: { stops: { fifth: [] } } });
    await table.phase('draw', 'foe').click({ button: 'right' });
    await table.page.getByRole('menuitem', { name: /^Stop here/ }).click();
    await expect(table.phase('draw', 'foe')).toHaveAttribute('data-stop');
    // A run to your own end passes the stop: it halts there, and where it was going is forgotten.
    await table.phase('discard', 'you').click();
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'discard');
    await table.phase('untap', 'you').click();
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'draw');
    await expect(table.nowPhase).toHaveAttribute('data-relation', 'foe');
    // It ends only by hand, and comes again in her next turn.
    const side = () => table.nowPhase.getAttribute('data-relation');
    for (const whose of ['you', 'foe'])
      for (let step = 0; step < 12 && (await side()) !== whose; step += 1) {
        const frame = await table.situation.getAttribute('data-frame');
        await table.done();
        await expect(table.situation).not.toHaveAttribute('data-frame', frame ?? '');
      }
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'draw');
    await expect(table.nowPhase).toHaveAttribute('data-relation', 'foe');
  },
);

test(shows(['F-767', 'F-833'], 'a run is broken off where something must be done'), async ({ table }) => {
  const inPlay = ['Lord of the Pit', 'Grizzly Bears', 'Hill Giant', 'Gray Ogre'];
  await table.open(yourTurn('fifth', { inPlay }, {}, { step: 'untap' }));
  await table.mine('Lord of the Pit').click();
  await table.asks('pick');
  await table.mine('Grizzly Bears').click();
  await expect(table.mine('Grizzly Bears')).toBeHidden();
  await table.phase('discard', 'you').click();
  await expect(table.nowPhase).toHaveAttribute('data-phase', 'discard');
  await table.phase('discard', 'you').click();
  await expect(table.nowPhase).toHaveAttribute('data-phase', 'upkeep');
  await table.isLit(table.mine('Lord of the Pit'), 'must');
});

test(
  shows(['F-768', 'F-834'], 'a run is broken off when the opponent does something that can be answered'),
  async ({ table }) => {
    const position = yourTurn(
      'fifth',
      { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      { hand: ['Hill Giant', 'Swamp'], inPlay: times('Mountain', 4) },
    );
    await table.open(position, { script: [{ kind: 'cast', card: idOf(position, 'Hill Giant') }] });
    await table.phase('discard', 'foe').click();
    await expect(table.situation).toContainText('Hill Giant');
    await expect(table.nowPhase).toHaveAttribute('data-relation', 'foe');
  },
);

test('a run is broken off by an attack', async ({ table }) => {
  const position = theirTurn(
    'fifth',
    { inPlay: ['Wall of Wood'], hand: ['Giant Growth'] },
    { inPlay: ['Hill Giant'] },
    { step: 'upkeep' },
  );
  await table.open(position, { script: attackBy(position, 'Hill Giant') });
  await table.phase('main', 'you').click();
  await table.asks('block');
});

test(
  shows(['F-826', 'F-770', 'F-773', 'F-824'], 'Done and Go to in the small menu move on as the bar and the button do'),
  async ({ table }) => {
    await table.open(yourTurn('fifth', { inPlay: ['Forest'], hand: ['Giant Growth', 'Grizzly Bears'] }, NOTHING));
    const turn = await table.situation.getAttribute('data-turn');
    await table.menu(table.cloth(), /^Done/);
    await expect(table.situation).not.toHaveAttribute('data-turn', turn ?? '');
    await table.phase('main', 'you').click();
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'main');
    await table.menu(table.cloth(), /^Go to/);
    await expect(table.nowPhase).not.toHaveAttribute('data-phase', 'main');
  },
);

test('Portal’s optional rules change the stations of their own duel only, and a stop there troubles no other', async ({
  table,
  page,
}) => {
  const stops = { portal: ['main', 'discard'].map((key) => ({ whose: 'own', key })) };
  await table.newDuel(
    { book: 'portal', seed: 'with more rules', rules: ['discard phase', 'declare together'] },
    { stops },
  );
  await expect(table.phase('discard')).toHaveAttribute('data-stop');
  await table.newDuel({ book: 'portal', seed: 'with more rules' });
  await expect(table.phase('discard')).toHaveCount(0);
  await expect(table.phase('main')).toHaveAttribute('data-stop');
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await table.newDuel({ book: 'portal', seed: 'with more rules', rules: ['discard phase'] });
  await expect(table.phase('discard')).toHaveAttribute('data-stop');
});
