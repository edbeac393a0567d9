import { expect, it } from 'vitest';
import { pageSignature } from './page-signature.ts';

const page = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonce: 'Wm3WZYTPz0wzccnW',
  timestamp: '1414587457',
};

it.each([
  ['http://mp.weixin.qq.com?params=value', '0f9de62fce790f9a083d5c99e95740ceb90c27ed'],
  ['http://mp.weixin.qq.com', 'f4d90daf4b3bca3078ab155816175ba34c443a7b'],
])('the published signature of %s comes out', (url, signature) => {
  expect(pageSignature({ ...page, url })).toBe(signature);
});

it('the fragment of an address is not signed', () => {
  expect(pageSignature({ ...page, url: 'http://mp.weixin.qq.com#/wizard' })).toBe(
    pageSignature({ ...page, url: 'http://mp.weixin.qq.com' }),
  );
});
