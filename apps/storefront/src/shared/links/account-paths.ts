/** Pages of the account and the sign-in, in a separate file from `paths`, which every page of the shop loads. */
export const accountPaths = {
  signInAnswer: '/login/respuesta',
  code: '/autorizar',
  codeAnswer: '/autorizar/respuesta',
  codeAgain: '/autorizar/otro-codigo',
  registerAnswer: '/registro/respuesta',
  signOn: '/loginMiTelmex/',
  signOnReturn: '/authenticated',
  signOnAnswer: '/authenticated/respuesta',
  facebook: '/login/facebook',
  facebookReturn: '/authenticated/facebook',
  goOn: '/acciones/continuar',
  recovery: '/recuperar-contrasena/',
  recoveryAnswer: '/recuperar-contrasena/respuesta',
  notMe: '/recuperar-contrasena/no-fui-yo',
  profile: '/mi-cuenta/mis-datos',
  changeEmail: '/mi-cuenta/correo',
  confirmIdentity: '/mi-cuenta/confirmar',
  security: '/mi-cuenta/seguridad',
  changePassword: '/mi-cuenta/contrasena',
  newPasskey: '/mi-cuenta/llave-nueva',
  authenticator: '/mi-cuenta/app-de-autenticacion',
  notifications: '/mi-cuenta/avisos',
  balance: '/mi-cuenta/saldo',
  privacy: '/mi-cuenta/privacidad',
  exportData: '/mi-cuenta/privacidad/descargar',
  deleteAccount: '/mi-cuenta/borrar-cuenta',
  chooseAddress: '/mi-cuenta/elegir-direccion',
  chooseAddressAnswer: '/mi-cuenta/elegir-direccion/respuesta',
  /** For scripts: the addresses among which a customer chooses. */
  addressesResource: '/resources/direcciones',
  accountDeleted: '/cuenta-borrada',
  /** For scripts: the sign-in by passkey. */
  passkeyAnswer: '/login/llave',
} as const;

/** Path of the page that confirms the customer's identity; `back` is a path of this shop to return to. */
export const confirmPath = (back: string): string =>
  `${accountPaths.confirmIdentity}?${new URLSearchParams({ redirect: back })}`;
