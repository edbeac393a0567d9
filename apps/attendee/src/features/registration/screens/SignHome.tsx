import { FormStep } from '../parts/FormStep.tsx';

/** The form, or the branch before it (S113). */
export function SignHome() {
  return <FormStep />;
}
