import { comments as commentsEn } from '@meetingapp/locales/en/comments/comment.ts';
import { comments as commentsZh } from '@meetingapp/locales/zh/comments/comment.ts';
import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';

const texts = { zh: commentsZh, en: commentsEn };

/** An id that no row has. */
const unknownNumber = 99_999_999;
/** Rows of the demo: a public thread, and an answered question of the registered person. */
const first = { thread: 3, answered: 5 };

interface CommentScreen {
  readonly name: string;
  readonly as?: 'registered';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
  readonly then?: (phone: Phone) => Promise<void>;
}

/** Screens of questions and comments (S100 to S102). */
export const commentScreens: readonly CommentScreen[] = [
  {
    name: 'S100-comments',
    as: 'registered',
    address: (phone, { congress }) => phone.address('comment', { cid: congress }),
  },
  {
    name: 'S100-comments-mine',
    as: 'registered',
    address: (phone, { congress }) => phone.address('comment', { cid: congress }),
    then: async ({ page, language }) => {
      const [word = ''] = texts[language].parts.mine.split(' ');
      await page.getByRole('radio', { name: new RegExp(`^${word}`) }).check({ force: true });
      await page.getByRole('radiogroup').nth(1).waitFor();
    },
  },
  {
    name: 'S101-ask',
    as: 'registered',
    address: (phone, { congress }) => phone.address('commentAdd', {}, { cid: congress, target: 'speaker' }),
    then: async ({ page }) => {
      await page.getByRole('textbox').fill('昨夜收治一例，王建国，住院号 20270415，转运 140 分钟，下一步怎么处理？');
      await page.locator('.note-box').waitFor();
    },
  },
  {
    name: 'S102-thread',
    as: 'registered',
    address: (phone, { congress }) =>
      phone.address('commentReply', { comtUid: first.thread, relid: 0 }, { cid: congress }),
  },
  {
    name: 'S102-thread-own',
    as: 'registered',
    address: (phone, { congress }) =>
      phone.address('commentReply', { comtUid: first.answered, relid: 0 }, { cid: congress }),
  },
  { name: 'S102-unknown', address: (phone) => phone.address('commentReply', { comtUid: unknownNumber, relid: 0 }) },
];
