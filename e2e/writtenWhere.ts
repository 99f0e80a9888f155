/** Parts of a form: what is written in them is held by another file, which asks before it is lost or keeps it. */
export const HELD_BY: Readonly<Record<string, string>> = {
  'admin/src/areas/calendario/EntrevistaFields.tsx': 'admin/src/areas/calendario/EntrevistaDialog.tsx',
  'admin/src/areas/candidato/MentionInput.tsx': 'admin/src/areas/candidato/NotesTab.tsx',
  'admin/src/areas/candidato/NoteForm.tsx': 'admin/src/areas/candidato/NotesTab.tsx',
  'admin/src/areas/cvs/mensajes/MessageForm.tsx': 'admin/src/areas/cvs/mensajes/MessageDialog.tsx',
  'admin/src/areas/cvs/panel/FieldEditor.tsx': 'admin/src/areas/cvs/panel/CvFields.tsx',
  'admin/src/areas/cvs/panel/ListInput.tsx': 'admin/src/areas/cvs/panel/CvFields.tsx',
  'admin/src/areas/cvs/panel/RentaInputs.tsx': 'admin/src/areas/cvs/panel/CvFields.tsx',
  'admin/src/areas/procesos/AreaField.tsx': 'admin/src/areas/procesos/ProcesoDialog.tsx',
  'admin/src/areas/procesos/ProcesoFields.tsx': 'admin/src/areas/procesos/ProcesoDialog.tsx',
  'admin/src/areas/sesion/PasswordField.tsx': 'admin/src/areas/cuenta/PasswordSection.tsx',
  'admin/src/areas/tareas/TareaForm.tsx': 'admin/src/areas/tareas/TareasTab.tsx',
};

/** Fields in which nothing can be wrong before the server says so, or that are only shown, and why. */
export const NOTHING_WRONG: Readonly<Record<string, string>> = {
  'admin/src/areas/calendario/Suscripcion.tsx': 'only shown, to be copied',
  'admin/src/areas/usuarios/ContrasenaTemporal.tsx': 'only shown, to be copied',
  'admin/src/areas/candidato/MentionInput.tsx': 'its form counts the characters while they are typed',
  'admin/src/areas/candidato/NoteForm.tsx': 'counts the characters while they are typed',
  'admin/src/areas/candidato/fusion/MergeDialog.tsx': 'choices',
  'admin/src/areas/configuracion/etapas/RemoveStageDialog.tsx': 'one choice',
  'admin/src/areas/cvs/mensajes/MessageForm.tsx': 'a text that is opened elsewhere',
  'admin/src/areas/deshacer/UndoButton.tsx': 'a question',
  'admin/src/areas/etiquetas/EtiquetarDialog.tsx': 'a word to find by; one too long to be made is told as it is typed',
  'admin/src/areas/importar/ImportDialog.tsx': 'a file',
  'admin/src/areas/procesos/AreaField.tsx': 'a field of a form that checks it',
  'admin/src/areas/responsables/AsignarDialog.tsx': 'one choice',
  'admin/src/areas/sesion/PasswordField.tsx': 'a field of forms that check it',
  'admin/src/areas/tablas/ExportDialog.tsx': 'one choice',
  'admin/src/areas/portada/Contacto.tsx': 'a page without the application',
  'admin/src/areas/portada/SendForm.tsx': 'a page without the application',
  'admin/src/areas/portada/landing/Cta.tsx': 'a page without the application',
};

/** Where leaving takes nothing from who wrote, and why. */
export const NOTHING_LOST: Readonly<Record<string, string>> = {
  'admin/src/areas/calendario/Suscripcion.tsx': 'only shown, to be copied',
  'admin/src/areas/usuarios/ContrasenaTemporal.tsx': 'only shown, to be copied',
  'admin/src/areas/configuracion/etapas/RemoveStageDialog.tsx': 'one choice',
  'admin/src/areas/cvs/CopiarDialog.tsx': 'one choice',
  'admin/src/areas/responsables/AsignarDialog.tsx': 'one choice',
  'admin/src/areas/tablas/ExportDialog.tsx': 'one choice',
  'admin/src/areas/deshacer/UndoButton.tsx': 'a question',
  'admin/src/areas/cvs/RemoveManyDialog.tsx': 'the number that confirms',
  'admin/src/areas/motivos/DiscardDialog.tsx': 'one choice, and the number that confirms',
  'admin/src/areas/papelera/EraseDialog.tsx': 'the number that confirms',
  'admin/src/areas/etiquetas/EtiquetarDialog.tsx': 'a word to find by; what is chosen is saved at once',
  'admin/src/areas/sesion/ExpiredSession.tsx': 'cannot be left, and asks for a password only',
  'admin/src/areas/sesion/SignInForm.tsx': 'what the browser fills in',
  'admin/src/areas/sesion/RegisterForm.tsx': 'kept while its tabs change; the browser fills in the rest',
  'admin/src/areas/portada/Contacto.tsx': 'a page of its own, which the browser keeps filled in',
  'admin/src/areas/portada/SendForm.tsx': 'a page of its own, which the browser keeps filled in',
  'admin/src/areas/portada/landing/Cta.tsx': 'a page of its own, which the browser keeps filled in',
};
