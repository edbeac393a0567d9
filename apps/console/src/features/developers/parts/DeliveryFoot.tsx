import { DELIVERY_RETENTION_DAYS } from '@meetingapp/contract/developers/delivery.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface DeliveryFootProps {
  answer: { count: number; countMore: boolean; earlier: number } | undefined;
  /** Rows of the page. */
  shown: number;
  keysOn: boolean;
}

/** Which deliveries or events are shown of how many, and the keys of the list. */
export function DeliveryFoot({ answer, shown, keysOn }: DeliveryFootProps) {
  const t = useT('developersConsole');
  const number = (count: number) => count.toLocaleString('en');
  return (
    <>
      <span className="grow" aria-live="polite">
        {answer &&
          (shown === 0
            ? t('footNone', { days: DELIVERY_RETENTION_DAYS })
            : t(answer.countMore ? 'footMore' : 'foot', {
                first: number(answer.earlier + 1),
                last: number(answer.earlier + shown),
                count: number(answer.count),
                days: DELIVERY_RETENTION_DAYS,
              }))}
      </span>
      {keysOn && shown > 0 && (
        <span className="dev-keys">
          <kbd>J</kbd> <kbd>K</kbd> {t('keyHints.move')} <kbd>R</kbd> {t('keyHints.replay')}
        </span>
      )}
    </>
  );
}
