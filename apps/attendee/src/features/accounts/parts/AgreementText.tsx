import './AgreementText.css';
import { Prose } from '../../../lib/texts/Prose.tsx';

/** Text of an agreement. */
export function AgreementText({ html }: { html: string }) {
  return (
    <div className="agreement-text">
      <Prose html={html} />
    </div>
  );
}
