import { isKnownFault } from '@meetingapp/domain/messages/outcome.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** A provider's fault in words; an unknown one as the provider said it. */
export function useFaultText(): (fault: string) => string {
  const t = useT('mailing');
  return (fault) => (isKnownFault(fault) ? t(`report.faults.${fault}`) : fault);
}
