import type { Plan } from '@recluta/domain/planes';

export type PlanCard = {
  name: string;
  before?: string;
  price: string;
  per?: string;
  for: string;
  items: readonly { text: string; soon?: boolean }[];
  action: { label: string; href: string };
  highlighted?: string;
};

const registro = (plan: Plan): string => `/registro?plan=${plan}`;

export const precios = {
  title: 'Parte gratis. Crece cuando te haga falta.',
  lead: 'Precios en pesos chilenos. Cambias de plan cuando quieras.',
  cards: [
    {
      name: 'Gratis',
      price: '$0',
      for: 'Para probar con un proceso de verdad.',
      items: [{ text: '1 proceso activo' }, { text: 'Hasta 20 CVs subidos' }, { text: 'Búsqueda básica' }],
      action: { label: 'Empezar Gratis', href: registro('gratis') },
    },
    {
      name: 'Pro',
      price: '$35.990',
      per: '/mes',
      for: 'Para quien contrata todos los meses.',
      items: [
        { text: 'Procesos y CVs ilimitados' },
        { text: 'Filtro por experiencia y nacionalidad' },
        { text: 'Soporte prioritario' },
      ],
      action: { label: 'Elegir Pro', href: registro('profesional') },
      highlighted: 'Recomendado',
    },
    {
      name: 'Empresas',
      before: 'desde',
      price: '$79.990',
      per: '/mes',
      for: 'Para equipos y consultoras con carteras.',
      items: [
        { text: 'Multiusuario' },
        { text: 'Gestión de carteras' },
        { text: 'Reportes avanzados', soon: true },
        { text: 'Integraciones por API' },
      ],
      action: { label: 'Contactar ventas', href: '/contacto' },
    },
  ] satisfies readonly PlanCard[],
  questions: [
    {
      question: '¿Cómo se paga?',
      answer:
        'Todavía no hay pago en línea. Creas tu cuenta, la usas, y coordinamos contigo la forma de pago antes de cobrar.',
    },
    {
      question: '¿Qué significa Pronto?',
      answer: 'Que lo estamos construyendo y aún no está disponible. No lo cobramos como si estuviera.',
    },
    {
      question: '¿Qué pasa al llegar a 20 CVs en Gratis?',
      answer: 'Lo recibido sigue ahí. Tu enlace avisa con amabilidad que ese proceso no puede recibir más CVs.',
    },
    {
      question: '¿Y los datos de quienes postulan?',
      answer: 'Son de ellos. Cada cuenta ve solo los suyos y los elimina cuando corresponda.',
    },
  ],
  questionsTitle: 'Preguntas justas',
} as const;
