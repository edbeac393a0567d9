import { expect, it } from 'vitest';
import { loadWords, playerLanguage, playerLanguages } from './player-words.ts';

const errors = [
  'You aborted the media playback',
  'A network error caused the media download to fail part-way.',
  'The media could not be loaded, either because the server or network failed or because the format is not supported.',
  'The media playback was aborted due to a corruption problem or because the media used features your browser did not support.',
  'No compatible source was found for this media.',
  'The media is encrypted and we do not have the keys to decrypt it.',
];

it('[E11] [K8] each of the player’s languages has its own six error texts', async () => {
  const names = playerLanguages();
  expect(names.length).toBeGreaterThanOrEqual(35);
  for (const name of names) {
    const words = await loadWords(name);
    for (const error of errors) {
      expect(words[error], `${name}: ${error}`).toBeTruthy();
      if (!name.startsWith('en')) expect(words[error], `${name}: ${error}`).not.toBe(error);
    }
  }
});

it('[K8] the player uses the page’s language, or the viewer’s when the page lacks it', () => {
  expect(playerLanguage('zh', ['ja-JP'])).toBe('zh-CN');
  expect(playerLanguage('zh', ['zh-HK', 'en'])).toBe('zh-TW');
  expect(playerLanguage('en', ['en-GB'])).toBe('en');
  expect(playerLanguage('en', ['zh-CN'])).toBe('en');
  expect(playerLanguage('en', ['ja-JP', 'en'])).toBe('ja');
  expect(playerLanguage('en', ['pt-BR'])).toBe('pt-BR');
  expect(playerLanguage('en', ['ne-NP'])).toBe('np');
  expect(playerLanguage('en', ['xx'])).toBe('en');
  expect(playerLanguage('en', [])).toBe('en');
});
