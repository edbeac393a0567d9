import { useT } from '../../../lib/texts.ts';
import type { AnswerInputProps } from './answer-input.ts';

/** Shown, not taken: the person has it on the phone. */
export function PictureInput({ item, value = '' }: AnswerInputProps) {
  const t = useT('registrationConsole');
  if (value === '') return <span className="small quiet">{t('desk.pictureLater')}</span>;
  return <img className="answer-picture" src={value} alt={item.cfgName} />;
}
