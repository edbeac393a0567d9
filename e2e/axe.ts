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

/** Half a megabyte: brought once into a document, however often it is looked at. */
async function bring(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
}

/** What axe finds wrong on a page and in its frames as they stand, a line each. */
export async function axeFindings(page: Page, options: RunOptions = {}): Promise<string[]> {
  await bring(page.mainFrame());
  // One of somebody else's, or one that goes meanwhile, is left out.
  for (const frame of page.mainFrame().childFrames()) await bring(frame).catch(() => undefined);
  return page.evaluate(
    async (given) => {
      const { violations } = await window.axe!.run(document, given);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
      );
    },
    // Only what is wrong is asked for; and style sheets are read by no rule that is on.
    { resultTypes: ['violations'], preload: { assets: ['media'] }, ...options } satisfies RunOptions,
  );
}
