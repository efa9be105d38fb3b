import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  doneReply,
  emailConfirmationForm,
  emailForm,
  emailReply,
  passwordForm,
  profileForm,
  profileReply,
  twoStepForm,
  twoStepReply,
} from '@tianguis/contract';
import {
  confirmedErrors,
  fieldsWrong,
  neverStored,
  readErrors,
  shared,
  writeErrors,
} from '../sessions/account-schemas.ts';
import { bearerOf } from '../sessions/caller.ts';
import type { EmailChangeService } from './email-change.ts';
import type { PasswordChangeService } from './password-change.ts';
import type { ProfileService } from './profile.ts';

export interface ProfileRoutes {
  profile: ProfileService;
  emailChange: EmailChangeService;
  passwordChange: PasswordChangeService;
}

export const profileRoutes: FastifyPluginAsyncTypebox<ProfileRoutes> = async (
  app,
  { profile, emailChange, passwordChange },
) => {
  neverStored(app);

  app.get(
    apiPaths.accountProfile,
    {
      schema: {
        ...shared,
        operationId: 'profile',
        summary: 'The whole profile',
        description: 'With the e-mail, and whether each sign-in asks for a mailed code.',
        response: { 200: profileReply, ...readErrors },
      },
    },
    (request) => profile.read(bearerOf(request)),
  );

  app.put(
    apiPaths.accountProfile,
    {
      schema: {
        ...shared,
        operationId: 'changeProfile',
        summary: 'Change the profile',
        description: 'The whole of it: what is left out is empty from then on. By the rules of registration.',
        body: profileForm,
        response: { 200: profileReply, ...fieldsWrong, ...writeErrors },
      },
    },
    (request) => profile.change(bearerOf(request), request.body),
  );

  app.post(
    apiPaths.accountEmail,
    {
      schema: {
        ...shared,
        operationId: 'requestEmail',
        summary: 'Ask for another e-mail',
        description: 'Mails a code to the new address and one to that of today: ten minutes, five tries.',
        body: emailForm,
        response: { 200: doneReply, ...fieldsWrong, ...confirmedErrors },
      },
    },
    (request) => emailChange.request(bearerOf(request), request.body),
  );

  app.post(
    apiPaths.accountEmailConfirmation,
    {
      schema: {
        ...shared,
        operationId: 'confirmEmail',
        summary: 'Change the e-mail, by both codes',
        description: 'Ends all other sessions.',
        body: emailConfirmationForm,
        response: { 200: emailReply, ...fieldsWrong, ...writeErrors },
      },
    },
    (request) => emailChange.confirm(bearerOf(request), request.body),
  );

  app.put(
    apiPaths.accountPassword,
    {
      schema: {
        ...shared,
        operationId: 'changePassword',
        summary: 'Change the password',
        description: 'By the rules of registration. Ends all other sessions.',
        body: passwordForm,
        response: { 200: doneReply, ...fieldsWrong, ...confirmedErrors },
      },
    },
    (request) => passwordChange.setPassword(bearerOf(request), request.body),
  );

  app.put(
    apiPaths.accountTwoStep,
    {
      schema: {
        ...shared,
        operationId: 'setTwoStep',
        summary: 'Ask for a mailed code at each sign-in, or not (RT-05)',
        description: 'On new devices and after many failures one is asked for in any case.',
        body: twoStepForm,
        response: { 200: twoStepReply, ...confirmedErrors },
      },
    },
    (request) => passwordChange.setTwoStep(bearerOf(request), request.body),
  );
};
