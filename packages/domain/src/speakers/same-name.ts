import type { Bilingual } from '@meetingapp/contract/shapes.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s·.]/g, '');

/** True when a typed name is the person's name in either language, apart from spaces, dots and capitals. */
export const sameName = (name: Bilingual, typed: string): boolean =>
  plain(typed) !== '' && [name.zh, name.en].some((one) => plain(one) === plain(typed));
