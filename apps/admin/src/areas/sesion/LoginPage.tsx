import { Tabs } from '@mantine/core';
import { TabList } from '../../ui/page/TabList.tsx';
import classes from './AuthLayout.module.css';
import { AuthLayout } from './AuthLayout.tsx';
import { DemoButton } from './DemoButton.tsx';
import { PlanSelect } from './PlanSelect.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useEnter } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';
import { useDraft } from './useDraft.ts';
import { WhenSignedOut } from './WhenSignedOut.tsx';

type LoginTab = 'ingresar' | 'crear';

type LoginPageProps = { tab: LoginTab; onTab: (tab: LoginTab) => void; volver?: string | undefined };

/** §2: sign in, or register an administrador with a plan. The forms are made anew with the tab, so messages go. */
export function LoginPage({ tab, onTab, volver }: LoginPageProps) {
  const form = useDraft('basico');
  const enter = useEnter();
  const done = () => void enter();
  return (
    <WhenSignedOut volver={volver}>
      <AuthLayout title={texts.title}>
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(value) => {
            form.clearErrors();
            onTab(value === 'crear' ? 'crear' : 'ingresar');
          }}
        >
          <TabList className={classes.tabs}>
            <Tabs.Tab value="ingresar">{texts.tabs.ingresar}</Tabs.Tab>
            <Tabs.Tab value="crear">{texts.tabs.crear}</Tabs.Tab>
          </TabList>
          <Tabs.Panel value="ingresar">
            <SignInForm form={form} onDone={done} />
            <p className={classes.foot}>{texts.signIn.forgotten}</p>
          </Tabs.Panel>
          <Tabs.Panel value="crear">
            <RegisterForm
              form={form}
              plan={<PlanSelect value={form.values.plan} onChange={(plan) => form.setFieldValue('plan', plan)} />}
              onDone={done}
            />
          </Tabs.Panel>
        </Tabs>
        <DemoButton onDone={done} />
      </AuthLayout>
    </WhenSignedOut>
  );
}
