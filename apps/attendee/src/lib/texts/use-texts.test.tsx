// @vitest-environment jsdom
import { startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { survey } from '@meetingapp/locales/zh/survey/answer.ts';
import { latePart } from '../rendering/late-part.tsx';
import { useT } from './texts.ts';

function Page() {
  const t = useT('survey');
  // React counts the hooks after the one that waited.
  const [answered] = useState('7');
  return (
    <p>
      {t('submit')} {answered}
    </p>
  );
}

const late = latePart(() => Promise.resolve(Page));

it('[T1] a page whose texts arrive while React waits for them is drawn once, without an error that React recovers from', async () => {
  // Modules that are there already: their promises resolve before React goes on.
  await import('./text-sources.ts');
  const errors: unknown[] = [];
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (error) => errors.push(error) });
  startTransition(() =>
    root.render(
      <Suspense>
        <late.Part />
      </Suspense>,
    ),
  );
  await vi.waitFor(() => expect(place.textContent).toBe(`${survey.submit} 7`));
  expect(errors).toEqual([]);
});
