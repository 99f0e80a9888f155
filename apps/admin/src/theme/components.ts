import type { MantineThemeComponents } from '@mantine/core';
import classes from './components.module.css';
import { KeptButton } from './KeptButton.tsx';

const FIELD = {
  defaultProps: { size: 'sm' },
  classNames: {
    label: classes.label,
    description: classes.help,
    error: classes.error,
    wrapper: classes.field,
    input: classes.input,
  },
};

/** Of the screen that a menu leaves free, in px: half of what its sheet leaves in all. */
const EDGE = 8;
/** A box with its words: what is pressed of it. */
const CHOICE = { root: classes.choice, inner: classes.choiceBox, label: classes.choiceLabel };
const OPTIONS = { dropdown: classes.dropdown, option: classes.option };

/**
 * What opens is there, and what closes is gone, in the same moment: while Mantine fades, a key or a click goes to what is
 * not there yet or no more. How it appears is the style's to say.
 */
const AT_ONCE = { duration: 0 };
const DROPDOWN = { withinPortal: true, shadow: 'md', radius: 'md', transitionProps: AT_ONCE };

/** A dialog's head is a <header>, which outside a page's own sections would count as a second banner. */
const NO_BANNER = { header: { role: 'presentation' } };

const OVERLAY = { backgroundOpacity: 0.4, color: '#0c1013' };

/** How every Mantine piece comes by default, so that screens pass no looks. */
export const COMPONENTS: MantineThemeComponents = {
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 }, classNames: { root: classes.icon } },
  Alert: { defaultProps: { radius: 'md', variant: 'light' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Autocomplete: {
    classNames: { ...FIELD.classNames, ...OPTIONS },
    defaultProps: { size: 'sm', comboboxProps: DROPDOWN },
  },
  Badge: {
    defaultProps: { variant: 'light', radius: 'xs', color: 'gray' },
    classNames: { root: classes.badge, label: classes.badgeLabel },
  },
  Button: { defaultProps: { size: 'sm' }, classNames: { root: classes.button } },
  Checkbox: { defaultProps: { size: 'sm', radius: 4 }, classNames: { ...CHOICE, input: classes.checkbox } },
  Combobox: { classNames: OPTIONS },
  CloseButton: {
    defaultProps: { 'aria-label': 'Cerrar', size: 32, radius: 'sm' },
    classNames: { root: classes.cross },
  },
  DateInput: FIELD,
  Drawer: {
    defaultProps: {
      overlayProps: OVERLAY,
      transitionProps: AT_ONCE,
      closeButtonProps: { 'aria-label': 'Cerrar' },
      attributes: NO_BANNER,
    },
    classNames: { title: classes.title, content: classes.floating },
  },
  Input: { defaultProps: { size: 'sm' }, classNames: { wrapper: classes.field, input: classes.input } },
  InputClearButton: { classNames: { root: classes.empty } },
  Kbd: { classNames: { root: classes.kbd } },
  Loader: { defaultProps: { size: 18 } },
  Menu: {
    defaultProps: {
      ...DROPDOWN,
      position: 'bottom-end',
      offset: 4,
      // A long one on a phone scrolls, instead of going on below the screen; how wide it may be is the sheet's to say.
      middlewares: {
        // Where neither side has room for all of it, the one with more.
        flip: { padding: EDGE, fallbackStrategy: 'bestFit' },
        shift: { padding: EDGE },
        size: {
          padding: EDGE,
          apply: ({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) => {
            elements.floating.style.maxHeight = `${availableHeight}px`;
          },
        },
      },
      withInitialFocusPlaceholder: false,
      hideDetached: false,
    },
    classNames: {
      dropdown: classes.dropdown,
      item: classes.item,
      itemLabel: classes.itemText,
      itemSection: classes.itemSign,
      label: classes.itemLabel,
    },
  },
  Modal: {
    defaultProps: {
      overlayProps: OVERLAY,
      radius: 'lg',
      padding: 'lg',
      centered: false,
      // On a phone nearly all of its height is for the form.
      yOffset: 'min(10vh, 6vw)',
      transitionProps: AT_ONCE,
      closeButtonProps: { 'aria-label': 'Cerrar' },
      attributes: NO_BANNER,
    },
    classNames: { title: classes.title, content: `${classes.floating} ${classes.modal}`, header: classes.modalHeader },
  },
  MultiSelect: {
    classNames: { ...FIELD.classNames, ...OPTIONS },
    defaultProps: { size: 'sm', comboboxProps: DROPDOWN, nothingFoundMessage: 'Sin resultados' },
  },
  Notification: { classNames: { root: classes.notification } },
  PasswordInput: FIELD,
  Popover: { defaultProps: DROPDOWN, classNames: { dropdown: classes.dropdown } },
  Progress: { defaultProps: { size: 6, radius: 'xl' }, classNames: { root: classes.progress } },
  Radio: { defaultProps: { size: 'sm' }, classNames: { ...CHOICE, radio: classes.checkbox } },
  SegmentedControl: {
    defaultProps: { size: 'sm', radius: 'sm', withItemsBorders: false },
    classNames: { root: classes.segments, indicator: classes.segment },
  },
  Select: {
    classNames: { ...FIELD.classNames, ...OPTIONS },
    defaultProps: {
      size: 'sm',
      comboboxProps: DROPDOWN,
      nothingFoundMessage: 'Sin resultados',
      checkIconPosition: 'right',
      // What may be empty has its cross; the chosen one pressed again stays chosen.
      allowDeselect: false,
    },
  },
  Skeleton: { classNames: { root: classes.skeleton } },
  Switch: { defaultProps: { size: 'sm' }, classNames: { body: classes.toggle } },
  Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 8 }, classNames: { th: classes.th, td: classes.td } },
  Tabs: { classNames: { list: classes.tabs, tab: classes.tab } },
  TextInput: FIELD,
  Textarea: FIELD,
  Tooltip: {
    defaultProps: { openDelay: 300, withinPortal: true, transitionProps: { duration: 100 } },
    classNames: { tooltip: classes.tooltip },
  },
  UnstyledButton: { defaultProps: { component: KeptButton } },
};
