import { enableForms } from './forms.ts';
import { enableMenu } from './menu.ts';
import { enableScheme } from './scheme.ts';

enableScheme();
enableMenu();
enableForms();
