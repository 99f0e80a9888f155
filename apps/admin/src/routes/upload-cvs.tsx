import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function UploadCvs() {
  return <ComingSoonPage screen="subir" />;
}
