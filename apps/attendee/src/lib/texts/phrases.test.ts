import { expect, it } from 'vitest';
import { phrasesOf } from './Phrases.tsx';

it('breaks a Chinese title only between its parts', () => {
  expect(phrasesOf('华东心血管病学会第二十一届学术年会')).toEqual(['华东心血管病学会', '第二十一届', '学术年会']);
  expect(phrasesOf('心电与起搏技术学习班')).toEqual(['心电与起搏技术学习班']);
  expect(phrasesOf('21st Congress of Cardiology')).toEqual(['21st Congress of Cardiology']);
});
