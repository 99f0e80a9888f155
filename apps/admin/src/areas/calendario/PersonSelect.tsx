import { Anchor, Select, type SelectProps } from '@mantine/core';
import { texts } from './calendario.texts.ts';

type PersonSelectProps = Omit<SelectProps, 'data' | 'error'> & {
  options: { value: string; label: string }[] | undefined;
  error?: string | undefined;
  /** Says that they could not be loaded. */
  failedText: string;
  failed: boolean;
  onRetry: () => void;
};

/** A person out of many, searched by name; nobody is fine too. Typing on works while the rest of a form is filled in. */
export function PersonSelect({ options, failed, failedText, onRetry, error, ...rest }: PersonSelectProps) {
  return (
    <Select
      searchable
      clearable
      limit={50}
      data={options ?? []}
      clearButtonProps={{ 'aria-label': `${rest.placeholder}` }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={
        failed && (
          <span role="alert">
            {failedText}{' '}
            <Anchor component="button" type="button" inherit onClick={onRetry}>
              {texts.form.retryLoad}
            </Anchor>
          </span>
        )
      }
      {...rest}
      error={error}
    />
  );
}
