// How long something on the screen may take before it is a fault: long enough for a machine that has much else to do.
// Where all is well nothing waits for it.
import { expect as base } from '@playwright/test';

export const PATIENCE = 20_000;

/** For the tests and for the tools that show the same screens. */
export const expect = base.configure({ timeout: PATIENCE });
