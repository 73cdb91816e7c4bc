import * as z from 'zod';
import { endpoint } from '../kernel/api/endpoint.ts';
import {
  NewOrganization,
  Organization,
  OrganizationChange,
  OrganizationInSession,
  OrganizationSetup,
} from './organization.ts';

const tag = 'Organization';

export const organizations = {
  get: endpoint({
    method: 'GET',
    path: '/organization',
    summary: 'Get the current organization',
    tag,
    access: { action: 'read', subject: 'Organization' },
    change: false,
    limit: 'read',
  }).output(Organization),
  change: endpoint({
    method: 'PATCH',
    path: '/organization',
    summary: 'Change the organization’s details and settings',
    tag,
    access: { action: 'update', subject: 'Organization' },
    change: 'organization.changed',
    limit: 'change',
  })
    .input(OrganizationChange)
    .output(Organization),
  setUp: endpoint({
    method: 'POST',
    path: '/organization/setup',
    summary: 'Set up the organization',
    tag,
    access: { action: 'update', subject: 'Organization' },
    change: 'organization.set-up',
    limit: 'change',
  })
    .input(OrganizationSetup)
    .output(Organization),
  create: endpoint({
    method: 'POST',
    path: '/organizations',
    summary: 'Create another organization',
    tag,
    access: 'account',
    change: 'organization.created',
    limit: 'found',
    successStatus: 201,
    needsVerifiedEmail: true,
  })
    .input(NewOrganization)
    .output(OrganizationInSession),
  leave: endpoint({
    method: 'POST',
    path: '/organization/leave',
    summary: 'Leave the current organization',
    tag,
    access: 'account',
    change: 'member.left',
    limit: 'change',
  }).output(z.object({ left: z.literal(true) })),
};
