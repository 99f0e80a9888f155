import { AjustesScreen } from '../areas/cuenta/AjustesScreen.tsx';

export default function Ajustes() {
  return <AjustesScreen />;
}
