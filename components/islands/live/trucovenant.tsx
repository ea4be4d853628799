'use client';
import { trucovenant } from '@/lib/screens/trucovenant';
import { stageOf } from './stage';

export const Live = stageOf(trucovenant);
