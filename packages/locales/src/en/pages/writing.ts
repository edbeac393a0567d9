import type { Texts } from '../../texts.ts';
import type { writing as source } from '../../zh/pages/writing.ts';

export const writing = {
  title: 'Title',
  cover: 'Cover',
  untitled: 'Untitled',
  noEnglish: 'No English',
  state: 'State',
  standings: { draft: 'Draft', planned: 'Planned', published: 'Published', removed: 'Deleted' },
  unsaved: 'Changes are not saved',
  saveDraft: 'Save as a draft',
  publish: 'Publish',
  published: 'Published',
  withdraw: 'Withdraw to a draft',
  discard: 'Discard changes',
  remove: 'Delete',
  removed: 'Deleted; it can be restored',
  restore: 'Restore',
  more: 'More',
  copy: 'Copy the address',
  copied: 'Address copied: {address}',
  open: 'Open as on the phone',
  publishLater: 'Publish at that time',
  save: 'Save',
  saved: 'Saved',
} as const satisfies Texts<typeof source>;
