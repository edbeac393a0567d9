import './Loader.css';
import { Loader } from './Loader.tsx';
import type { LoaderProps } from './Loader.tsx';

/** Overlay while anything global loads; taps pass through. */
export function Spinner(props: LoaderProps) {
  return (
    <div className="spinner">
      <span>
        <Loader {...props} />
      </span>
    </div>
  );
}
