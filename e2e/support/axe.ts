import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { run, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { readonly run: typeof run };
  }
}

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Half a megabyte: injected into a document once, however often it is checked. */
async function bring(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
}

/** Returns the axe violations of a page and its frames in their current state, one per line. */
export async function axeFindings(page: Page, options: RunOptions = {}): Promise<string[]> {
  await bring(page.mainFrame());
  // A frame of another origin, or one removed concurrently, is skipped.
  for (const frame of page.mainFrame().childFrames()) await bring(frame).catch(() => undefined);
  return page.evaluate(
    async (given) => {
      const { violations } = await window.axe!.run(document, given);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
      );
    },
    // Only violations are requested; and no enabled rule reads style sheets.
    { resultTypes: ['violations'], preload: { assets: ['media'] }, ...options } satisfies RunOptions,
  );
}
