import { useT } from '../../../lib/texts/texts.ts';
import type { AnswerInputProps } from './answer-input.ts';

/** Read only: the picture is uploaded on the person's phone. */
export function PictureInput({ item, value = '' }: AnswerInputProps) {
  const t = useT('registrationConsole');
  if (value === '') return <span className="small quiet">{t('desk.pictureLater')}</span>;
  return <img className="answer-picture" src={value} alt={item.cfgName} />;
}
