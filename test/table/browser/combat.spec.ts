// Attacking and blocking with the mouse: bands, several blockers, planeswalkers and interceptors.
import { attackBy, idOf, theirs, theirTurn, yourTurn } from './support/positions.ts';
import { expect, shows, test } from './support/words.ts';

test(
  shows(
    ['F-845', 'F-848', 'F-849', 'F-956', 'F-957', 'F-958', 'F-959', 'F-960', 'F-961', 'F-962', 'F-974'],
    'an attack is begun on the phase bar, declared by clicks and ended with Done',
  ),
  async ({ table, page }) => {
    await table.open(
      yourTurn('fifth', { inPlay: ['Grizzly Bears', { card: 'Hill Giant', sick: true }] }, { life: 20 }),
    );
    await expect(table.phase('combat')).toBeVisible();
    await expect(table.combat).toBeHidden();
    await table.phase('combat').click();
    await table.asks('attack');
    const bar = page.locator('.phase-half[data-attack]');
    await expect(bar.locator('[data-phase]')).toHaveCount(5);
    await expect(table.phase('upkeep')).toBeHidden();
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'attackers');

    await table.isLit(table.mine('Grizzly Bears'));
    await table.isDark(table.mine('Hill Giant'));
    await table.mine('Hill Giant').click();
    await expect(table.doneButton).toContainText(/not attack|nothing/i);
    await expect(table.combat).toBeHidden();

    await table.mine('Grizzly Bears').click();
    await table.isLit(table.mine('Grizzly Bears'), 'chosen');
    await expect(table.combat).toBeVisible();
    await expect(table.combat).toContainText('Grizzly Bears');
    await table.done();
    await table.lifeIs(1, 18);
    await table.logs(/Grizzly Bears attacks/);
  },
);

test(
  shows(['F-964', 'F-965', 'F-966'], 'a creature with banding joins a band or attacks on its own'),
  async ({ table }) => {
    const position = yourTurn('fifth', { inPlay: ['Benalish Hero', 'Grizzly Bears', 'Hill Giant'] });
    await table.open(position);
    await table.beginAttack();
    await table.mine('Grizzly Bears').click();
    await table.mine('Benalish Hero').click();
    // Asked: click the attacker it is to band with, or Done to attack on its own.
    await expect(table.doneButton).toContainText('on its own');
    await table.mine('Grizzly Bears').click();
    await expect(table.combat).toContainText(/band/i);
    await table.mine('Hill Giant').click();
    await expect(table.doneButton).toContainText('on its own');
    await table.done();
    await expect(table.doneButton).toContainText('3 creatures');
    await table.done();
    await table.lifeIs(1, 14);
  },
);

test(shows('F-973', 'a creature that must attack is lit differently and cannot be left at home'), async ({ table }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Juggernaut', 'Grizzly Bears'] }));
  await table.phase('combat').click();
  await table.isLit(table.mine('Juggernaut'), 'must');
  await table.isLit(table.mine('Grizzly Bears'), 'may');
  await table.done();
  await table.refuses(/must|attack/i);
  await table.mine('Juggernaut').click();
  await table.done();
  await table.lifeIs(1, 15);
});

test(shows(['F-980', 'F-981', 'F-989'], 'a blocker is clicked, then the attacker it blocks'), async ({ table }) => {
  const position = theirTurn(
    'fifth',
    { inPlay: ['Hill Giant'] },
    { inPlay: ['Grizzly Bears', 'Scryb Sprites', 'Gray Ogre'] },
  );
  await table.open(position, { script: attackBy(position, 'Grizzly Bears', 'Gray Ogre') });
  await table.asks('block');
  await expect(table.combat).toContainText('Grizzly Bears');
  await expect(table.combat).toContainText('Gray Ogre');
  await table.isLit(table.mine('Hill Giant'));
  await table.mine('Hill Giant').click();
  await table.isLit(table.theirs('Gray Ogre'));
  await table.theirs('Gray Ogre').click();
  await expect(table.doneButton).toContainText('Block with 1 creature');
  await table.done();
  await expect(table.theirs('Gray Ogre')).toBeHidden();
  await table.lifeIs(0, 18);
});

test(shows('F-988', 'a creature that must block is lit differently and has to be put in'), async ({ table }) => {
  const position = theirTurn(
    'fifth',
    { inPlay: ['Hill Giant'] },
    { inPlay: [{ card: 'Grizzly Bears', with: ['Lure'] }] },
  );
  await table.open(position, { script: attackBy(position, 'Grizzly Bears') });
  await table.asks('block');
  await table.isLit(table.mine('Hill Giant'), 'must');
  await table.mine('Hill Giant').click();
  await table.done();
  await expect(table.theirs('Grizzly Bears')).toBeHidden();
});

test('several blockers are put in order, and damage is divided among them (m11)', async ({ table }) => {
  const position = yourTurn('m11', { inPlay: ['Craw Wurm'] }, { inPlay: ['Grizzly Bears', 'Hill Giant'] });
  const wurm = idOf(position, 'Craw Wurm');
  const blocks = ['Grizzly Bears', 'Hill Giant'].map((name) => ({ blocker: theirs(position, name), attacker: wurm }));
  await table.open(position, { script: [{ kind: 'block', blocks }] });
  await table.attackWith('Craw Wurm');
  await table.asks('order');
  // The Giant first, then the Bears.
  await table.choice(/Hill Giant.*: earlier/).click();
  await table.done();
  await table.asks('split');
  await expect(table.question).toContainText('6');
  await table.done();
  await expect(table.theirs('Hill Giant')).toBeHidden();
  await expect(table.theirs('Grizzly Bears')).toBeHidden();
});

test('damage is divided freely where the book has it so (tenth)', async ({ table }) => {
  const position = yourTurn('tenth', { inPlay: ['Craw Wurm'] }, { inPlay: ['Grizzly Bears', 'Hill Giant'] });
  const wurm = idOf(position, 'Craw Wurm');
  const blocks = ['Grizzly Bears', 'Hill Giant'].map((name) => ({ blocker: theirs(position, name), attacker: wurm }));
  await table.open(position, { script: [{ kind: 'block', blocks }] });
  await table.attackWith('Craw Wurm');
  await table.asks('split');
  await table.gives(/Hill Giant/, 0);
  await table.gives(/Grizzly Bears/, 1);
  await table.gives(/Hill Giant/, 5);
  await table.done();
  await expect(table.theirs('Hill Giant')).toBeHidden();
  await expect(table.theirs('Grizzly Bears')).toBeVisible();
});

test('the window of a division covers neither the fight, nor what is foretold of it, nor any card that it is about', async ({
  table,
  page,
}) => {
  const lands = { you: Array(4).fill('Forest'), foe: Array(3).fill('Mountain') };
  const position = yourTurn(
    'tenth',
    { inPlay: ['Craw Wurm', 'Serra Angel', ...lands.you] },
    { inPlay: ['Grizzly Bears', 'Hill Giant', ...lands.foe] },
  );
  const wurm = idOf(position, 'Craw Wurm');
  const blocks = ['Grizzly Bears', 'Hill Giant'].map((name) => ({ blocker: theirs(position, name), attacker: wurm }));
  await table.open(position, { script: [{ kind: 'block', blocks }] });
  await table.attackWith('Craw Wurm');
  await table.asks('split');
  await expect(table.combat.locator('.forecast')).toContainText('would die');
  await expect(async () => {
    const over = await page.evaluate(() => {
      const { left, top, right, bottom } = (
        document.querySelector('[data-window="question-split"]') as HTMLElement
      ).getBoundingClientRect();
      const others = '[data-window="combat"], [data-card="Craw Wurm"][data-piece], [data-relation="foe"] [data-piece]';
      return [...document.querySelectorAll<HTMLElement>(others)]
        .filter((each) => {
          const box = each.getBoundingClientRect();
          return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
        })
        .map((each) => each.dataset.card ?? each.dataset.window);
    });
    expect(over).toEqual([]);
  }).toPass({ timeout: 8000 });
});

test('a planeswalker is attacked: the attacker, then whom it attacks (m11)', async ({ table }) => {
  await table.open(
    yourTurn(
      'm11',
      { inPlay: ['Grizzly Bears', 'Hill Giant'] },
      { inPlay: [{ card: 'Garruk Wildspeaker', counters: { loyalty: 4 } }] },
    ),
    { options: { stops: { m11: [{ whose: 'own', key: 'main2' }] } } },
  );
  await table.beginAttack();
  await table.mine('Grizzly Bears').click();
  await table.isLit(table.theirs('Garruk Wildspeaker'));
  await table.theirs('Garruk Wildspeaker').click();
  await expect(table.combat).toContainText('Garruk Wildspeaker would lose 2 loyalty (4 → 2).');
  await expect(table.theirs('Garruk Wildspeaker')).toHaveAttribute('aria-label', /would lose 2 loyalty/);
  await table.mine('Hill Giant').click();
  await table.theirs('Garruk Wildspeaker').click();
  await expect(table.combat).toContainText('Garruk Wildspeaker would lose 4 loyalty (4 → 0) and go to the graveyard.');
  await table.mine('Hill Giant').click();
  await table.mine('Hill Giant').click();
  await table.done();
  await table.lifeIs(1, 17);
  await expect(table.theirs('Garruk Wildspeaker')).toHaveAttribute('aria-label', /2 loyalty/);
});

test('attackers are intercepted one at a time (portal)', async ({ table }) => {
  const position = theirTurn(
    'portal',
    { inPlay: ['Hill Giant', 'Grizzly Bears'] },
    { inPlay: ['Gorilla Warrior', 'Border Guard'] },
  );
  await table.open(position, { script: attackBy(position, 'Gorilla Warrior', 'Border Guard').slice(1) });
  await table.asks('pick');
  await expect(table.situation).toContainText(/intercept/i);
  await table.theirs('Gorilla Warrior').click();
  await table.asks('block');
  // Which of the two it is about is seen on the table and in the window of the fight.
  for (const [name, faced] of [
    ['Gorilla Warrior', 1],
    ['Border Guard', 0],
  ] as const) {
    await expect(table.page.locator(`.place[data-faced] [data-card="${name}"]`)).toHaveCount(faced);
    await expect(table.combat.locator(`[data-faced][data-card="${name}"]`)).toHaveCount(faced);
  }
  await table.mine('Hill Giant').click();
  await expect(table.doneButton).toContainText('Intercept with 1 creature');
  await table.done();
  await expect(table.theirs('Gorilla Warrior')).toBeHidden();
});

test('a creature of one’s own may be clicked first: the attackers that it can intercept are lit (portal)', async ({
  table,
}) => {
  // P-104: one attacker at a time; P-087: a tapped creature intercepts nothing; P-158: the defender says who meets whom.
  const position = theirTurn(
    'portal',
    { inPlay: ['Hill Giant', { card: 'Grizzly Bears', tapped: true }] },
    { inPlay: ['Gorilla Warrior', 'Border Guard', 'Starlit Angel'] },
  );
  const script = attackBy(position, 'Gorilla Warrior', 'Border Guard', 'Starlit Angel').slice(1);
  await table.open(position, { script: script as never });
  await table.asks('pick');
  await table.isLit(table.mine('Hill Giant'));
  await table.isDark(table.mine('Grizzly Bears'));
  await table.mine('Hill Giant').click();
  await table.isLit(table.mine('Hill Giant'), 'chosen');
  await table.isLit(table.theirs('Gorilla Warrior'), 'must');
  await table.isLit(table.theirs('Border Guard'), 'must');
  await table.isDark(table.theirs('Starlit Angel')); // which flies
  await expect(table.situation).toContainText('Click the attacker that Hill Giant is to intercept.');
  await table.theirs('Starlit Angel').click();
  await table.refuses('cannot stand in the way');
  await table.theirs('Border Guard').click();
  await table.asks('block');
  await table.isLit(table.mine('Hill Giant'), 'chosen');
  await expect(table.doneButton).toContainText('Intercept with 1 creature');
});

test('the window of a fight is carried elsewhere by its head or by the arrow keys, and Home puts it back', async ({
  table,
  page,
}) => {
  await table.open(yourTurn('tenth', { inPlay: ['Grizzly Bears', 'Hill Giant'] }, { inPlay: ['Gray Ogre'] }));
  await page.keyboard.press('a');
  const window = page.locator('[data-window="combat"]');
  const head = window.locator('.float-head h2');
  const spot = async (): Promise<string> => {
    const box = (await window.boundingBox())!;
    return `${Math.round(box.x)} ${Math.round(box.y)}`;
  };
  const home = await spot();
  await head.hover();
  await page.mouse.down();
  const { x, y } = (await head.boundingBox())!;
  await page.mouse.move(x - 120, y + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(spot).not.toBe(home);
  const carried = await spot();
  await window.getByRole('button', { name: /^Move / }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(spot).not.toBe(carried);
  await page.keyboard.press('Home');
  await expect.poll(spot).toBe(home);
});
