import { Anchor, Select, type SelectProps } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import { Link } from '@tanstack/react-router';
import { useEmpresas } from '../empresas/empresas.queries.ts';
import { texts } from './usuarios.texts.ts';

/** Where a usuario works. Values are ids as text, as Mantine's Select has them. */
export function EmpresaSelect(props: Omit<SelectProps, 'data'>) {
  const { empresas, failed } = useEmpresas();
  const none = empresas?.length === 0;
  return (
    <Select
      label={texts.form.empresa}
      searchable={(empresas?.length ?? 0) > 8}
      {...props}
      data={(empresas ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      error={props.error ?? (failed && MENSAJES.cargar_datos)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={
        none && (
          <>
            {texts.form.noEmpresas}{' '}
            <Anchor inherit underline="always" renderRoot={(rest) => <Link to="/empresas/nueva" {...rest} />}>
              {texts.form.createEmpresa}
            </Anchor>
          </>
        )
      }
    />
  );
}
