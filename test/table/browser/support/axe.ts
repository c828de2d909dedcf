// The automatic check that a screen is there for everybody (axe): a line for each fault that it finds.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function axeFinds(page: Page): Promise<string[]> {
  // The colours of something that is still moving are not those that are seen in the end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page has no frames, so that one look inside it is enough; only what is wrong is sent back, which is far quicker.
  const look = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await look.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
