import type { HotelBook } from '@meetingapp/contract/hotel/hotel.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { shortDays } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

const mateText = ({ mateAgreed, mateRefused }: HotelBook) =>
  mateAgreed ? 'mateAgreed' : mateRefused ? 'mateRefused' : 'mateWish';

/** `4月14日至18日，双床房一个床位，同住 周启明` */
export function StayText({ book }: { book: HotelBook }) {
  const t = useT('orders');
  const language = useLanguage();
  const parts = [
    shortDays(book.checkIn, book.checkOut, language),
    t('confirm.nights', { count: book.nights }),
    book.roomType,
    book.part === 'bed' ? t('confirm.shared') : t('confirm.whole'),
    book.mate ? t(`confirm.${mateText(book)}`, { name: book.mate }) : '',
  ];
  return joinList(parts, language, 'clauses');
}
