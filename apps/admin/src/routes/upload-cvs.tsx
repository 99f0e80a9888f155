import { useSearch } from '@tanstack/react-router';
import { SubirPage } from '../areas/subida/SubirPage.tsx';
import { parseSubidaSearch } from '../areas/subida/search.ts';

export default function UploadCvs() {
  return <SubirPage proceso_id={parseSubidaSearch(useSearch({ strict: false })).proceso} />;
}
