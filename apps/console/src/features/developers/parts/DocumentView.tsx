import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Waiting } from '../../../lib/layout/Waiting.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { DocumentOperation } from './DocumentOperation.tsx';
import { documentAddress, operationsOf, useOpenDocument } from './use-open-document.ts';

/** The OpenAPI document as a page: one section per operation, made from the document alone. */
export function DocumentView() {
  const t = useT('developersConsole');
  const { data, error } = useOpenDocument();
  if (error) return <EmptyState icon={circleAlert} role="alert" title={t('document.failed')} />;
  if (!data) return <Waiting />;
  const operations = operationsOf(data);
  return (
    <div className="dev-document">
      <p>
        {t('document.address')}　<code>{location.origin + documentAddress}</code>　
        <a href={documentAddress} target="_blank" rel="noreferrer">
          {t('document.open')}
        </a>
      </p>
      <p>{t('document.intro', { base: openBase })}</p>
      <nav aria-label={t('tabs.document')}>
        <ul className="dev-index">
          {operations.map(({ path, method, operation }) => (
            <li key={operation.operationId}>
              <a href={`#dev-${operation.operationId}`}>
                <span className={`dev-method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {operations.map((one) => (
        <DocumentOperation key={one.operation.operationId} {...one} />
      ))}
      <section className="dev-operation">
        <h2>{t('document.webhooks')}</h2>
        <p>{t('document.webhooksText')}</p>
        <ul>
          {Object.keys(data.webhooks).map((type) => (
            <li key={type}>
              <code>{type}</code>
            </li>
          ))}
        </ul>
        {Object.values(data.webhooks).map(({ post }) => {
          const example = post.requestBody.content['application/json'].example;
          return (
            example !== undefined && (
              <pre key={post.operationId} className="dev-code" tabIndex={0}>
                {JSON.stringify(example, null, 2)}
              </pre>
            )
          );
        })}
      </section>
    </div>
  );
}
