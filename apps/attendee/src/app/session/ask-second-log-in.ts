import { askConfirm } from '@meetingapp/ui/feedback/feedback.ts';
import { currentUser } from '../../lib/session/account.ts';
import { language } from '../../lib/texts/language.ts';
import { loadTexts, translate } from '../../lib/texts/texts.ts';

/** Says who is logged in now, by another tab, and asks whether to re-enter. */
export async function askSecondLogIn(): Promise<boolean> {
  await loadTexts(['accountChange'], language.get());
  const t = translate('accountChange');
  const now = currentUser();
  return askConfirm({
    title: t('secondLogIn.title'),
    text: now ? t('secondLogIn.text', { name: now.name || now.phone || String(now.uId) }) : t('secondLogIn.out'),
    stay: t('secondLogIn.stay'),
    act: t('secondLogIn.act'),
  });
}
