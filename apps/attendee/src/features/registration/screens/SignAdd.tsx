import { FormStep } from '../parts/FormStep.tsx';

/** Another person by the same account (S115). */
export function SignAdd() {
  return <FormStep />;
}
