import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';

interface CertificatePictureProps {
  /** PNG in base64; null: not loaded yet. */
  png: string | null;
  /** Width divided by height, so that nothing moves when the picture arrives. */
  ratio: number;
  alt: string;
  waiting: string;
}

/** The page of a certificate as a picture, in its proportions. */
export function CertificatePicture({ png, ratio, alt, waiting }: CertificatePictureProps) {
  return (
    <div className="certificate-picture" style={{ aspectRatio: ratio }}>
      {png === null ? (
        <Waiting label={waiting}>
          <Skeleton height="100%" />
        </Waiting>
      ) : (
        <img src={`data:image/png;base64,${png}`} alt={alt} />
      )}
    </div>
  );
}
